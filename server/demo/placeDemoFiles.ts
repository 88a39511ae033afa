// Content of the demo's packages, pictures and signatures, for any file store of its database.
import { writeFile } from 'node:fs/promises';
import type { Services } from '../http/context.ts';

/** Writes the files that the database refers to and the store lacks. */
export async function placeDemoFiles({
  database,
  files,
}: Pick<Services, 'database' | 'files'>): Promise<void> {
  const named = await database.db
    .selectFrom('files')
    .select('fileId')
    .where('fileId', 'like', 'demo-%')
    .execute();
  const missing = new Set<string>();
  for (const { fileId } of named) {
    const there = await files.read(fileId);
    there?.stream.destroy();
    if (!there) missing.add(fileId);
  }
  if (missing.size === 0) return;
  // Loaded lazily: most starts do not need it.
  const { demoPackages } = await import('../seed/network/versionPackages.ts');
  const { demoPictures } = await import('../seed/network/demoPictures.ts');
  const { demoSignatures } = await import('../seed/stories/signatures.ts');
  for (const { fileId, bytes } of [...demoPackages(), ...demoPictures(), ...demoSignatures()]) {
    if (!missing.has(fileId)) continue;
    const path = await files.temporary();
    await writeFile(path, bytes, { mode: 0o600 });
    await files.take(path, fileId);
  }
}
