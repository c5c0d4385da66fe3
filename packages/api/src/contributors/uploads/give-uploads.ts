import { moveToSenders } from './queries.ts';

/** Uploads to a workspace that goes, under way or over, become those of their senders, in the transaction that deletes it. */
export const giveUploadsToSenders = moveToSenders;
