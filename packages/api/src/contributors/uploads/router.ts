import { permitted, router } from '../../core/trpc.ts';
import { abortMultipart } from './abort-multipart.ts';
import { completeMultipart } from './complete-multipart.ts';
import * as contract from './contract.ts';
import { createMultipart } from './create-multipart.ts';
import { finishS3 } from './finish-s3.ts';
import { finishUpload } from './finish-upload.ts';
import { getRules } from './get-rules.ts';
import { listParts } from './list-parts.ts';
import { presignS3 } from './presign-s3.ts';
import { signParts } from './sign-parts.ts';

const create = permitted('files.create');
/** What reads or copies a whole file takes as long as that takes. */
const slowly = permitted('files.create', { slow: true });

export const uploadsRouter = router({
  rules: create.output(contract.uploadRulesResponse).query(({ ctx }) => getRules(ctx)),
  /** Makes a file of a resumable upload whose bytes are all there. */
  finishTus: slowly
    .input(contract.finishTus)
    .output(contract.uploadedFile)
    .mutation(({ ctx, input }) => finishUpload(ctx, input.uploadKey, 'tus')),
  /** Announces a file and answers the address in the bucket that takes it. */
  presignS3: create
    .input(contract.fileForBucket)
    .output(contract.presigned)
    .mutation(({ ctx, input }) => presignS3(ctx, input)),
  /** Makes a file of what was sent to the bucket. */
  finishS3: slowly
    .input(contract.finishS3)
    .output(contract.uploadedFile)
    .mutation(({ ctx, input }) => finishS3(ctx, input)),
  /** Announces a file that is sent to the bucket in parts. */
  createMultipart: create
    .input(contract.fileForBucket)
    .output(contract.multipartCreated)
    .mutation(({ ctx, input }) => createMultipart(ctx, input)),
  /** Parts that have come in. */
  uploadedParts: create
    .input(contract.multipartUpload)
    .output(contract.uploadedParts)
    .mutation(({ ctx, input }) => listParts(ctx, input)),
  /** Addresses in the bucket that take a part each. */
  signParts: create
    .input(contract.signParts)
    .output(contract.signedParts)
    .mutation(({ ctx, input }) => signParts(ctx, input)),
  /** Puts the parts together. */
  completeMultipart: slowly
    .input(contract.completeMultipart)
    .output(contract.multipartCompleted)
    .mutation(({ ctx, input }) => completeMultipart(ctx, input)),
  /** Gives an upload in parts up. */
  abortMultipart: create
    .input(contract.multipartUpload)
    .output(contract.multipartAborted)
    .mutation(({ ctx, input }) => abortMultipart(ctx, input)),
});
