declare global {
  interface Window {
    /** Set by the page of the appearance editor on its own window. */
    __appearanceEditor?: boolean;
  }
}

/** Whether this page is the preview of the appearance editor: framed or opened by its window, on the same host. */
export function isAppearanceEditorActive(): boolean {
  if (typeof window === 'undefined') return false;
  return [window.parent, window.opener as Window | null].some(isEditor);
}

function isEditor(other: Window | null): boolean {
  if (!other || other === window) return false;
  try {
    return other.__appearanceEditor === true && other.location.hostname === window.location.hostname;
  } catch {
    // Another origin: its properties are closed to us.
    return false;
  }
}
