import type { DropItem } from 'react-aria-components/useDragAndDrop';
import { isDirectoryDropItem, isFileDropItem } from 'react-aria-components/useDrop';

/** Whether a file is of one of the media types or endings; of any, when none are given. */
export function isAccepted(file: File, accept: readonly string[] | undefined): boolean {
  if (!accept || accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((one) => {
    const wanted = one.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}

/**
 * The files of what was dropped, folders opened. Those of a folder say where they lie in it, as files of a folder do that
 * was chosen by a button.
 * @param folder names of the folders the items lie in, with slashes between them
 */
export async function filesOf(items: Iterable<DropItem>, folder = ''): Promise<File[]> {
  const files: File[] = [];
  for (const item of items) {
    if (isFileDropItem(item)) files.push(placed(await item.getFile(), folder));
    else if (isDirectoryDropItem(item)) {
      const inside = folder ? `${folder}/${item.name}` : item.name;
      for await (const entry of item.getEntries()) files.push(...(await filesOf([entry], inside)));
    }
  }
  return files;
}

/** Browsers leave the path of dropped files empty. */
function placed(file: File, folder: string): File {
  if (folder) Object.defineProperty(file, 'webkitRelativePath', { value: `${folder}/${file.name}` });
  return file;
}
