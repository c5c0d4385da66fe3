import { permitted, router } from '../core/trpc.ts';
import * as contract from './contract.ts';
import { finishUpload } from './finish-upload.ts';
import { getRules } from './get-rules.ts';

const create = permitted('files.create');

export const uploadsRouter = router({
  rules: create.output(contract.uploadRulesResponse).query(({ ctx }) => getRules(ctx)),
  /** Makes a file of a resumable upload whose bytes are all there. */
  finishTus: create
    .input(contract.finishTus)
    .output(contract.uploadedFile)
    .mutation(({ ctx, input }) => finishUpload(ctx, input.uploadKey)),
});
