import { EmptyLibraryDrawing, EmptyState } from '@kantele/ui';

/** A site without music. */
export function EmptyHome() {
  return (
    <EmptyState title="No music here yet" drawing={<EmptyLibraryDrawing />} layout="page">
      Once records are added, they will stand here.
    </EmptyState>
  );
}
