/** The glyph of a row's play cell. */
export function PlayGlyph({ playing }: { playing: boolean }) {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {playing ? (
        <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
      ) : (
        <path d="M6 3.9c0-.95 1.03-1.54 1.85-1.06l13 8.1a1.25 1.25 0 0 1 0 2.12l-13 8.1A1.23 1.23 0 0 1 6 20.1Z" />
      )}
    </svg>
  );
}
