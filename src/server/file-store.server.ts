import { join } from 'node:path';
import type { Disk } from 'flydrive';
import type { S3Config } from './config.server.ts';

/** Stores files by key (`photos/abc-480.avif`): on the local disk, or in an S3-compatible store. */
export type FileStore = Pick<Disk, 'put' | 'getBytes' | 'exists' | 'delete' | 'deleteAll' | 'listAll'>;

/** The error codes and names by which the disk and S3 stores report a missing file. */
const MISSING = /^(ENOENT|NoSuchKey|NotFound)$/;

/** Reports whether an error of a store says that there is no such file or folder. */
export function isMissingFile(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; name?: string } };
  return MISSING.test(cause?.code ?? '') || MISSING.test(cause?.name ?? '');
}

/** Opens the store that the configuration names. Without S3, files are stored in `dataDir`. */
export async function openFileStore({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3: S3Config | undefined;
}): Promise<FileStore> {
  const { Disk: FileDisk } = await import('flydrive');
  if (!s3) {
    const { FSDriver } = await import('flydrive/drivers/fs');
    return new FileDisk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  }
  // The SDK loads slowly, so it is imported only if it is used.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new FileDisk(
    new S3Driver({
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      region: s3.region,
      bucket: s3.bucket,
      visibility: 'private',
      supportsACL: false,
      ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    }),
  );
}
