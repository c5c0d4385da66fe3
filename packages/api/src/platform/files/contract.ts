import { z } from 'zod';
import { id, name, page, pageInput, text } from '../../core/contract.ts';

export const disks = ['public', 'uploads'] as const;
export const disk = z.enum(disks);

/** A file or folder somebody has uploaded. */
export const fileEntry = z.object({
  id,
  type: z.enum(['file', 'folder']),
  name: z.string(),
  /** What the content is; null for folders. */
  mime: z.string().nullable(),
  /** Lower case, without the dot. */
  extension: z.string(),
  /** Bytes; 0 for folders. */
  size: z.int(),
  /** Hex; null for folders. */
  sha256: z.string().nullable(),
  disk,
  disk_prefix: z.string(),
  parent_id: id.nullable(),
  /** Ids of the folders it lies in, outermost first, each with a slash behind. */
  path: z.string(),
  /** Path of its content on this site; null for folders. */
  url: z.string().nullable(),
  owner_id: id,
  /** 0: of its owner alone. */
  workspace_id: z.int().min(0),
  /** Whose it is by name; told to those who manage files. */
  owner: z.string().optional(),
  /** When it was moved to the trash. */
  deleted_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type FileEntry = z.infer<typeof fileEntry>;
export const fileEntryResponse = z.object({ fileEntry });
export const filePage = page(fileEntry);

export const fileOrders = ['newest', 'oldest', 'name', 'name_desc', 'size', 'size_asc'] as const;
/** Content of a folder, everything found, or the trash; one’s own, or of everybody for those who manage files. */
export const listFiles = z.strictObject({
  ...pageInput,
  orderBy: z.enum(fileOrders).default('newest'),
  /** Folder to list; absent lists the top. Not used with `query`, `trashed` or `everybody`. */
  parentId: id.nullish(),
  /** Part of the name. */
  query: text(255).optional(),
  trashed: z.boolean().default(false),
  /** Needs `files.manage`. */
  everybody: z.boolean().default(false),
});

const folder = z.object({ id, name: z.string() });
/** A folder, or one’s own top. */
export const listFolders = z.strictObject({ parentId: id.nullish() });
export const folders = z.object({
  /** The way to it: its folders from the top down, itself last. */
  way: z.array(folder),
  /** Folders in it by name, a thousand at most. */
  folders: z.array(folder),
});
export type Folders = z.infer<typeof folders>;

export const createFolder = z.strictObject({ name: name(255), parentId: id.nullish() });
export const updateFile = z.strictObject({
  id,
  name: name(255).optional(),
  /** Folder it is moved into; null for the top. */
  parentId: id.nullable().optional(),
});

/** Entries by id, or by the address of their content. */
export const deleteFiles = z
  .strictObject({
    entryIds: z.array(id).max(100).default([]),
    /** Addresses or keys, as `fileEntry.url` gives them. */
    paths: z.array(z.string().min(1).max(2_000)).max(100).default([]),
    /** Without it they go to the trash. */
    deleteForever: z.boolean().default(false),
  })
  .refine(({ entryIds, paths }) => entryIds.length + paths.length > 0, 'This is not valid.');
export const fileIds = z.strictObject({ entryIds: z.array(id).min(1).max(100) });
export const changed = z.object({ changed: z.int() });
