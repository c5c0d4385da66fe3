import { siteAddress } from '@kantele/api/site-address';

/** A refusal in the shape of a failed call of the API. */
class UploadError extends Error {
  readonly data: unknown;
  constructor(message: string, data: unknown) {
    super(message);
    this.data = data;
  }
}

/**
 * Sends a picture or a font to a path below api/v1 and tells how much of it is through, 0–1.
 * @throws in the shape of a failed call
 */
export function uploadFile<Answer>(
  path: string,
  file: Blob,
  onProgress: (done: number) => void,
): Promise<Answer> {
  const body = new FormData();
  body.append('file', file, 'file');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', siteAddress(`/api/v1/${path}`));
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve(request.response as Answer);
      else reject(refusal(request));
    };
    request.onerror = () => reject(new UploadError('', null));
    request.send(body);
  });
}

function refusal({ status, response }: XMLHttpRequest): UploadError {
  const { message, code, errors, requestId } = (response ?? {}) as Record<string, unknown>;
  const data = { httpStatus: status, appCode: code, fields: errors, requestId };
  return new UploadError(typeof message === 'string' ? message : '', data);
}
