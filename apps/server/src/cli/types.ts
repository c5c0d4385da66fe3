import type { getImport, libraryReport } from '@kantele/api/server';

export type ImportRun = Awaited<ReturnType<typeof getImport>>['import'];
export type LibraryReport = Awaited<ReturnType<typeof libraryReport>>;
