import type { UploadRules } from '@kantele/api/contract/uploads';
import type { Translate } from '@kantele/api/translate';
import { refusalOf } from '@kantele/api/upload-policy';
import { useEffect, useSyncExternalStore } from 'react';
import { loadCode } from '../../app/code.ts';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { uploadsActive } from '../../app/uploads-active.ts';
import { createQueue, type Upload, type UploadQueue } from './queue.ts';
import { uploadCalls } from './upload-calls.ts';

let queue: UploadQueue | null = null;
/** What the queue asks at the moment a file gets its turn. */
const current: { rules: UploadRules | null; t: Translate } = { rules: null, t: (text) => text };

function refuse(file: File): string | null {
  const { rules, t } = current;
  if (!rules) return null;
  const facts = { name: file.name, size: file.size, mime: file.type, endings: null };
  const { max_bytes: maxBytes, allowed_types: allowed, blocked_types: blocked } = rules;
  const refusal = refusalOf(facts, { maxBytes, allowed, blocked });
  return refusal && t(refusal.text, refusal.params);
}

const nothing: readonly Upload[] = [];

/** The uploads of this window, which go on wherever one goes. */
export function useUploadQueue(): { queue: UploadQueue; uploads: readonly Upload[] } {
  const t = useT();
  const utils = trpc.useUtils();
  const rules = trpc.uploads.rules.useQuery();
  queue ??= createQueue({
    refuse,
    send: async (upload, signal) => {
      const { sendFile } = await loadCode(() => import('./send-file.ts'));
      const transports = current.rules?.transports ?? [];
      return sendFile({ ...upload, transports, calls: uploadCalls(utils.client) }, signal);
    },
  });
  const own = queue;
  useEffect(() => {
    current.rules = rules.data?.rules ?? null;
    current.t = t;
  }, [rules.data, t]);
  useEffect(() => {
    const leave = own.subscribe(() => uploadsActive.set(own.uploads().length > 0));
    return () => void leave();
  }, [own]);
  const uploads = useSyncExternalStore(own.subscribe, own.uploads, () => nothing);
  return { queue: own, uploads };
}
