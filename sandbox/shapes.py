"""The JSON shapes of Discord's objects, complete with every field its API description requires."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

JSON = dict[str, Any]

TEXT, DM, VOICE = 0, 1, 2
NEWS, STAGE, FORUM = 5, 13, 15
VOCAL = (VOICE, STAGE)
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

EPHEMERAL, LOADING, HAS_THREAD, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 5, 1 << 15
SILENT = 1 << 12


def user(user_id: str, name: str, *, bot: bool = False) -> JSON:
    return {
        "id": user_id,
        "username": name.lower(),
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "bot": bot,
        "system": False,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "clan": None,
        "primary_guild": None,
    }


def membership(joined_at: str, roles: Iterable[str] = ()) -> JSON:
    return {
        "roles": list(roles),
        "nick": None,
        "avatar": None,
        "banner": None,
        "joined_at": joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
        "avatar_decoration_data": None,
        "collectibles": None,
    }


def role(role_id: str, name: str, permissions: int, position: int, *, managed: bool = False) -> JSON:
    return {
        "id": role_id,
        "name": name,
        "description": None,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild(guild_id: str, name: str, owner_id: str, locale: str) -> JSON:
    """The guild's own fields; roles, members and channels are added where an answer needs them."""
    return {
        "id": guild_id,
        "name": name,
        "owner_id": owner_id,
        "preferred_locale": locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "region": "deprecated",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        **dict.fromkeys(
            [
                "icon",
                "splash",
                "discovery_splash",
                "banner",
                "application_id",
                "afk_channel_id",
                "system_channel_id",
                "widget_channel_id",
                "max_presences",
                "vanity_url_code",
                "rules_channel_id",
                "safety_alerts_channel_id",
                "public_updates_channel_id",
                "home_header",
                "incidents_data",
                "description",
            ]
        ),
    }


def text_channel(channel_id: str, guild_id: str, name: str, position: int) -> JSON:
    return {
        "id": channel_id,
        "type": TEXT,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "flags": 0,
        "parent_id": None,
        "nsfw": False,
        "topic": None,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "default_auto_archive_duration": 1440,
        "default_thread_rate_limit_per_user": 0,
        "last_pin_timestamp": None,
    }


def voice_channel(channel_id: str, guild_id: str, name: str, position: int) -> JSON:
    return {
        "id": channel_id,
        "type": VOICE,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "flags": 0,
        "parent_id": None,
        "nsfw": False,
        "bitrate": 64000,
        "user_limit": 0,
        "rtc_region": None,
        "rate_limit_per_user": 0,
        "last_message_id": None,
    }


def place(kind: int, channel_id: str, guild_id: str, name: str) -> JSON:
    """A channel of any kind that a server can have."""
    if kind in VOCAL:
        return {**voice_channel(channel_id, guild_id, name, 10), "type": kind}
    channel = {**text_channel(channel_id, guild_id, name, 10), "type": kind}
    if kind == FORUM:
        forum: JSON = {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
        channel |= {**forum, "default_forum_layout": 0}
    return channel


def dm_channel(channel_id: str, recipient: JSON) -> JSON:
    return {
        "id": channel_id,
        "type": DM,
        "flags": 0,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "recipients": [recipient],
    }


def thread(thread_id: str, parent: JSON, name: str, kind: int, owner_id: str, minutes: int, now: str) -> JSON:
    return {
        "id": thread_id,
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "name": name,
        "owner_id": owner_id,
        "flags": 0,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "rate_limit_per_user": 0,
        "bitrate": 64000,
        "user_limit": 0,
        "rtc_region": None,
        "message_count": 0,
        "member_count": 0,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": now,
            "auto_archive_duration": minutes,
            "locked": False,
            "create_timestamp": now,
            **({"invitable": True} if kind == PRIVATE_THREAD else {}),
        },
    }


def message(message_id: str, channel_id: str, author: JSON, now: str) -> JSON:
    return {
        "id": message_id,
        "channel_id": channel_id,
        "type": 0,
        "content": "",
        "author": author,
        "attachments": [],
        "embeds": [],
        "components": [],
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
        "timestamp": now,
        "edited_timestamp": None,
        "flags": 0,
    }


def voice_state(guild_id: str, user_id: str, channel_id: str | None, session_id: str) -> JSON:
    return {
        "guild_id": guild_id,
        "channel_id": channel_id,
        "user_id": user_id,
        "session_id": session_id,
        "deaf": False,
        "mute": False,
        "self_deaf": False,
        "self_mute": False,
        "self_stream": False,
        "self_video": False,
        "suppress": False,
        "request_to_speak_timestamp": None,
    }


def application(bot: JSON, owner: JSON, guilds: int) -> JSON:
    return {
        "id": bot["id"],
        "name": bot["username"],
        "icon": None,
        "description": "",
        "type": None,
        "bot": bot,
        "summary": "",
        "verify_key": "ab" * 32,
        "flags": 0,
        "bot_public": True,
        "bot_require_code_grant": False,
        "rpc_origins": [],
        "owner": owner,
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "integration_types_config": {"0": {}},
        "tags": [],
        "event_webhooks_status": 1,
        "event_webhooks_types": [],
        "hook": True,
        "is_monetized": False,
        "is_verified": False,
        "is_discoverable": False,
        "storefront_available": False,
        "flags_new": "0",
        "eligible_oauth2_scopes": [],
    }
