import { isEmbedType } from '@kantele/api/embed-code';
import { Button } from '@kantele/ui/Button';
import { Checkbox } from '@kantele/ui/Checkbox';
import { CodeBlock } from '@kantele/ui/CodeBlock';
import { CopyButton } from '@kantele/ui/CopyButton';
import { text } from '@kantele/ui/css/text.css';
import { Dialog } from '@kantele/ui/Dialog';
import { encodeQR } from 'qr';
import { useState } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { isShownToGuests } from '../../app/site-head.ts';
import type { ThingEntity } from '../../catalogue/menus/menu-store.ts';
import { entryOf } from '../../catalogue/registry.ts';
import type { PlayableKind } from '../../catalogue/things.ts';
import { pageUrl } from '../../lib/copy.ts';
import { clock } from '../../lib/durations.ts';
import { saveFile } from '../../lib/save-file.ts';
import { artistNames } from '../../lib/words.ts';
import { usePlayerObject } from '../../player/hooks.ts';
import { EmbedCode } from './EmbedCode.tsx';
import * as css from './ShareDialog.css.ts';
import { useSongLines } from './useSongLines.ts';

interface ShareDialogProps {
  entity: ThingEntity;
  onClose: () => void;
}

/** Everything by which others find a thing: its link, also to a moment of it, its QR code, and what the device shares with. */
export default function ShareDialog({ entity, onClose }: ShareDialogProps) {
  const t = useT();
  const showFailure = useShowFailure();
  const seconds = useSecondsPlayed(entity);
  const [isTimed, setTimed] = useState(false);
  const { name, artists, path } = factsOf(entity);
  const url = pageUrl(isTimed ? `${path}?t=${seconds}` : path);
  const title = artists ? `${name} – ${artists}` : name;
  const shareWithDevice = () =>
    navigator.share({ title, url }).catch((error: unknown) => {
      // Who changes their mind has seen no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showFailure(error);
    });
  const code = qrCode(url);
  const songs = useSongLines(entity);
  const { kind, thing } = entity;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Share :name', { name })}
      closeLabel={t('Close')}
    >
      <div className={css.frame}>
        <img
          className={css.code}
          src={`data:image/svg+xml,${encodeURIComponent(code)}`}
          alt={t('QR code of the link')}
        />
        <div className={css.ways}>
          <CodeBlock label={t('Link')} copy={{ label: t('Copy link'), copiedLabel: t('Copied!') }}>
            {url}
          </CodeBlock>
          {seconds > 0 && (
            <Checkbox isSelected={isTimed} onChange={setTimed}>
              {t('Start at :time', { time: clock(seconds * 1000) })}
            </Checkbox>
          )}
          {isHidden(entity) && (
            <p className={text({ style: 'meta', tone: 'muted' })}>
              {t('It is private: only people who make it can open this link.')}
            </p>
          )}
          <div className={css.more}>
            {typeof navigator.share === 'function' && (
              <Button size="small" variant="accent" onPress={() => void shareWithDevice()}>
                {t('Share with…')}
              </Button>
            )}
            <CopyButton
              text={[title, ...songs, url].join('\n')}
              label={t('Copy as text')}
              copiedLabel={t('Copied!')}
              variant="quiet"
            />
            <Button
              size="small"
              variant="quiet"
              onPress={() => saveFile(`${name}.svg`, code, 'image/svg+xml')}
            >
              {t('Save QR code')}
            </Button>
          </div>
        </div>
      </div>
      {isEmbedType(kind) && isForGuests(entity) && <EmbedCode type={kind} id={thing.id} title={title} />}
    </Dialog>
  );
}

/** A picture of a link, dark on white in every theme: cameras look for that. With the quiet zone of the standard, four modules. */
function qrCode(url: string): string {
  const svg = encodeQR(url, 'svg', { ecc: 'medium', border: 4 });
  return svg.replace('<path', '<rect width="100%" height="100%" fill="#fff"/><path');
}

function factsOf<K extends PlayableKind>({ kind, thing }: ThingEntity<K>) {
  const entry = entryOf(kind);
  return { name: entry.name(thing), artists: artistNames(entry.artists(thing)), path: entry.path(thing) };
}

const isHidden = ({ kind, thing }: ThingEntity) => kind === 'playlist' && thing.visibility === 'private';

/** Short forms of things, as in lists, are of what guests see. */
const isForGuests = ({ thing }: ThingEntity) => !('visibility' in thing) || isShownToGuests(thing.visibility);

/** Whole seconds that have been played of a track when this opened; 0 for everything else. */
function useSecondsPlayed({ kind, thing }: ThingEntity): number {
  const { state, position } = usePlayerObject();
  const [seconds] = useState(() =>
    kind === 'track' && state.get().queue.current?.trackId === thing.id
      ? Math.floor(position.get().positionMs / 1000)
      : 0,
  );
  return seconds;
}
