import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { defineKind, nameIn } from '../kind.ts';

/** Somebody invites the receiver to make a playlist together. */
export const playlistInvitation = defineKind({
  id: 'playlist-invitation',
  label: line('Invitations to playlists'),
  group: 'following',
  data: z.object({
    /** By which the message is taken back once the invitation is over. */
    invitation: z.string(),
    playlist: z.string(),
    /** Path of the page that invites, which is the receiver's alone. */
    path: z.string(),
  }),
  channels: { in_app: true, email: false, browser: true },
  say({ t, data: { playlist, path }, people: [inviter] }) {
    const name = nameIn(inviter?.display_name ?? t('Somebody'));
    return {
      image: inviter?.avatar ?? null,
      icon: 'user',
      lines: [t(':name invites you to make :playlist together', { name, playlist: nameIn(playlist) })],
      link: { action: path, label: t('See invitation') },
    };
  },
});
