import type {
  EditorMessage,
  LookTheme,
  PreviewMessage,
  PreviewVisitor,
} from '@kantele/api/contract/appearance';
import { type EditRegion, editRegions, isEditRegion } from './appearance-regions.ts';

/** Marks messages of the appearance editor to the page it shows. A filter, no secret. */
export const editorSource = 'kantele-appearance-editor';
/** Marks what that page answers. */
export const previewSource = 'kantele-appearance-preview';

/** Letters of a message as JSON; a look of forty themes has a sixth of it. */
const largest = 256 * 1_024;
const visitors: readonly PreviewVisitor[] = ['self', 'guest', 'user', 'subscriber'];
const isLanguage = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const ownPath = /^\/(?![/\\])/;
const longestPath = 8_000;

/**
 * A message of the editor, without whatever else it holds; null for what is none. Names and values of themes are
 * checked where they are used, by the grammar of themes.
 */
export function parseEditorMessage(data: unknown): EditorMessage | null {
  if (!isRecord(data) || data.source !== editorSource || JSON.stringify(data).length > largest) return null;
  const source = editorSource;
  const { type, path, settings, themes, name, value, colors, is_dark, mode, visitor, language, on, regions } =
    data;
  if (type === 'navigate') {
    return typeof path === 'string' && ownPath.test(path) ? { source, type, path } : null;
  }
  if (type === 'setValues') {
    if (!isRecord(settings) || !Array.isArray(themes) || !themes.every(isTheme)) return null;
    return { source, type, settings, themes };
  }
  if (type === 'setThemeColor') {
    return typeof name === 'string' && typeof value === 'string' ? { source, type, name, value } : null;
  }
  if (type === 'setTheme') {
    return isColors(colors) && typeof is_dark === 'boolean' ? { source, type, colors, is_dark } : null;
  }
  if (type === 'setVisitor') {
    const known = visitors.find((one) => one === visitor);
    const spoken = language === null || (typeof language === 'string' && isLanguage.test(language));
    return known && spoken ? { source, type, visitor: known, language } : null;
  }
  if (type === 'setOutline') {
    const known =
      Array.isArray(regions) && regions.length <= editRegions.length && regions.every(isEditRegion);
    return known ? { source, type, regions } : null;
  }
  if (type === 'setInspector') return typeof on === 'boolean' ? { source, type, on } : null;
  if (type !== 'setCustomCode' || typeof value !== 'string') return null;
  return mode === 'html' || mode === 'css' ? { source, type, mode, value } : null;
}

/** An answer of the page that the editor shows; null for what is none, or holds anything else. */
export function parsePreviewMessage(data: unknown): ParsedPreviewMessage | null {
  if (!isRecord(data) || data.source !== previewSource) return null;
  const source = previewSource;
  const { type, path, region, regions } = data;
  const only = (...keys: string[]) =>
    Object.keys(data).sort().join() === ['source', 'type', ...keys].sort().join();
  if (type === 'ready' || type === 'navigated') {
    const fits = typeof path === 'string' && path.length <= longestPath && ownPath.test(path) && only('path');
    return fits ? { source, type, path } : null;
  }
  if (type === 'selected') return isEditRegion(region) && only('region') ? { source, type, region } : null;
  if (type !== 'regions' || !Array.isArray(regions) || regions.length > editRegions.length) return null;
  return regions.every(isEditRegion) && only('regions') ? { source, type, regions } : null;
}

/** A message of the page with the parts there are. */
export type ParsedPreviewMessage =
  | Extract<PreviewMessage, { type: 'ready' | 'navigated' }>
  | (Extract<PreviewMessage, { type: 'regions' }> & { regions: EditRegion[] })
  | (Extract<PreviewMessage, { type: 'selected' }> & { region: EditRegion });

function isTheme(value: unknown): value is LookTheme {
  return (
    isRecord(value) &&
    Number.isInteger(value.id) &&
    typeof value.name === 'string' &&
    isColors(value.colors) &&
    [value.is_dark, value.default_light, value.default_dark].every((flag) => typeof flag === 'boolean')
  );
}

const isColors = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((color) => typeof color === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
