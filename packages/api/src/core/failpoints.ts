/**
 * Points on the way of an upload to the disk and into the database. Nothing happens there, except in a test that has
 * armed one: then its process ends at once, as it would without power, or what the test has chosen happens.
 */
export const failpoints = [
  /** The upload is announced; its sender does not know yet. */
  'upload.announced',
  /** A writer has its claim and has written nothing. */
  'upload.claimed',
  /** Bytes are written and not made durable. */
  'store.written',
  /** They are durable; the database does not know. */
  'store.synced',
  /** The database knows; the sender does not. */
  'upload.told',
  /** All bytes are there and judged. */
  'upload.examined',
  /** The object has its key; the name is not durable, and there is no row. */
  'store.completed',
  /** The rows are written and not committed. */
  'upload.entered',
  /** They are committed; the sender does not know. */
  'upload.committed',
  /** The content is refused; its bytes are still there. */
  'upload.refused',
  /** The upload is given up; its bytes are still there. */
  'upload.aborted',
] as const;
/** The same for an upload that is a picture. */
export const pictureFailpoints = [
  /** Without what it said about itself it has the key; the bytes that came are still there. */
  'picture.stripped',
] as const;
/** The same on the way of money: between what the provider has done and what is written down here. */
export const paymentFailpoints = [
  /** A message of the provider is in the ledger, and not committed. */
  'event.taken',
  /** The provider has said how things stand; nothing is written. */
  'event.asked',
  /** The subscription is written, and not committed. */
  'event.written',
  /** It is committed; the message still counts as not applied. */
  'event.committed',
  /** The refund is written down; the provider does not know. */
  'refund.noted',
  /** The money is given back; here it is still asked for. */
  'refund.given',
] as const;
/** The same on the way of a site into a backup and back. */
export const backupFailpoints = [
  /** A table is about to be copied. */
  'backup.table',
  /** A file of the store is about to be copied. */
  'backup.file',
  /** Everything is written but the name of the manifest. */
  'backup.ending',
  /** An old backup has lost its manifest and nothing else. */
  'backup.dropping',
  /** A copied file that no backup names is about to be removed. */
  'backup.sweeping',
  /** A table is about to be loaded; nothing is committed. */
  'restore.table',
  /** The tables are committed; a file is about to be brought into the store. */
  'restore.file',
  /** Everything is in place; the database still counts as being restored. */
  'restore.ending',
  /** The folder alone counts as being restored. */
  'restore.ended',
] as const;
export type Failpoint =
  | (typeof failpoints)[number]
  | (typeof pictureFailpoints)[number]
  | (typeof paymentFailpoints)[number]
  | (typeof backupFailpoints)[number];

let armed: { point: Failpoint; left: number; act: () => void } | null = null;

/**
 * Has something happen at a point, once; for tests.
 * @param times how often the point is reached until then
 * @param act throws for a fault of the machine; ends the process when absent
 */
export function armFailpoint(point: Failpoint | null, times = 1, act = endProcess): void {
  armed = point === null ? null : { point, left: times, act };
}

/** Marks a point of the list above. */
export function failpoint(point: Failpoint): void {
  if (armed === null || armed.point !== point) return;
  armed.left -= 1;
  if (armed.left > 0) return;
  const { act } = armed;
  armed = null;
  act();
}

/** As the system does it: nothing is closed, flushed or said. */
function endProcess(): void {
  process.kill(process.pid, 'SIGKILL');
}
