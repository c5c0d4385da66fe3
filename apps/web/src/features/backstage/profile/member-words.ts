import type { ArtistMember } from '@kantele/api/contract/backstage';
import { line } from '@kantele/api/translate';

export type MemberRole = ArtistMember['role'];

export const roleWords: Record<MemberRole, string> = { owner: line('Owner'), editor: line('Editor') };
