import { TOKEN_KEY } from '#src/features/account/account.values.ts';
import { readFromTab } from '#src/browser/tab-storage.ts';

/** In bytes. A smaller file is sent unchanged. */
const SHRINK_FROM = 1_500_000;
/** In pixels. No page shows a larger photo. */
const SIDE_MOST = 2400;
const JPEG_QUALITY = 0.88;

/**
 * Scales a large photo down in the browser, which saves minutes on a slow network. Returns a small file
 * unchanged, and also one that cannot be decoded here: the server reports what is wrong with it.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size < SHRINK_FROM) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, SIDE_MOST / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const drawing = canvas.getContext('2d')!;
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    return blob && blob.size < file.size ? blob : file;
  } catch {
    return file;
  }
}

/**
 * Sends a photo as the signed-in API client would. `onProgress` receives the part sent so far, from 0 to 1,
 * which `fetch` cannot report.
 * @throws if the server is unreachable.
 */
export function sendPhoto({
  photo,
  name,
  onProgress,
}: {
  photo: Blob;
  name: string;
  onProgress: (part: number) => void;
}): Promise<{ ok: boolean; status: number; json(): Promise<unknown> }> {
  const body = new FormData();
  body.set('photo', photo, name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/ngo/addNgoPhoto');
    request.setRequestHeader('authorization', readFromTab(TOKEN_KEY) ?? '');
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const json = async () => JSON.parse(responseText) as unknown;
      resolve({ ok: status >= 200 && status < 300, status, json });
    });
    request.addEventListener('error', () => reject(new Error('The server was not reached')));
    request.send(body);
  });
}
