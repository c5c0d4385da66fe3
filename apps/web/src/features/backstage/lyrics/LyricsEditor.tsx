import type { Lyrics } from '@kantele/api/contract/lyrics';
import type { Track } from '@kantele/api/contract/tracks';
import { Form } from '@kantele/ui/Form';
import { Tab, TabList, TabPanel, Tabs } from '@kantele/ui/Tabs';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { useSubmit } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { LyricsText } from '../../../player-ui/lyrics/LyricsText.tsx';
import { size } from '../../../player-ui/lyrics/lyrics.css.ts';
import { LeaveGuard } from '../../admin/frame/LeaveGuard.tsx';
import { useDraft } from '../../admin/parts/draft.ts';
import { SaveChanges } from '../../admin/parts/SaveChanges.tsx';
import { LyricsFile } from './LyricsFile.tsx';
import * as css from './lyrics-editor.css.ts';
import { draftOf, hasTimes, keptOf, type LyricsDraft, textOfDraft, untimed } from './sync-draft.ts';
import { TimingPart } from './TimingPart.tsx';
import { Transport } from './Transport.tsx';
import { WordsPart } from './WordsPart.tsx';

/** Words, times and what listeners will see of them; nothing is lost while one goes from one to the other. */
export function LyricsEditor({ track, saved }: { track: Track; saved: Lyrics | null }) {
  const t = useT();
  const utils = trpc.useUtils();
  const [tab, setTab] = useState('words');
  const draft = useDraft<LyricsDraft>({ language: saved?.language ?? null, lines: draftOf(saved) });
  const { language, lines } = draft.values;
  const put = trpc.lyrics.put.useMutation();
  const remove = trpc.lyrics.delete.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async () => {
    const track_id = track.id;
    if (textOfDraft(lines).trim() === '') {
      if (saved) await remove.mutateAsync({ track_id });
      utils.lyrics.get.setData({ track_id }, { lyrics: null });
    } else {
      utils.lyrics.get.setData({ track_id }, await put.mutateAsync({ track_id, language, ...keptOf(lines) }));
    }
    void utils.tracks.invalidate();
    void utils.albums.invalidate();
    void utils.backstage.release.invalidate();
    draft.reset();
  });
  const left = untimed(lines);
  // Times of some lines only could not be kept: listeners would see lines that stand still.
  const isPartial = hasTimes(lines) && left > 0;
  return (
    <Form
      label={t('Lyrics')}
      errors={errors}
      busy={busy}
      onSubmit={onSubmit}
      errorTitle={t('Something went wrong')}
      className={css.editor}
    >
      <Transport track={track} />
      <Tabs className={css.tabs} selectedKey={tab} onSelectionChange={(key) => setTab(String(key))}>
        <TabList aria-label={t('Lyrics')}>
          <Tab id="words">{t('Words')}</Tab>
          <Tab id="timing">{t('Timing')}</Tab>
          <Tab id="preview">{t('Preview')}</Tab>
        </TabList>
        <TabPanel id="words">
          <WordsPart draft={draft} />
        </TabPanel>
        <TabPanel id="timing">
          <TimingPart track={track} lines={lines} onChange={(changed) => draft.set({ lines: changed })} />
        </TabPanel>
        <TabPanel id="preview">
          <div className={css.preview}>
            <LyricsText
              lyrics={{ language, ...keptOf(lines) }}
              className={size({ place: 'panel', size: 'm' })}
              footer={null}
            />
          </div>
        </TabPanel>
      </Tabs>
      {isPartial && (
        <p role="status" className={css.note}>
          {t(
            ':count line has no time yet. Until it has one, listeners see plain words and no times are saved.|:count lines have no time yet. Until they have, listeners see plain words and no times are saved.',
            { count: left },
          )}
        </p>
      )}
      <LyricsFile
        name={track.name}
        kept={{ language, ...keptOf(lines) }}
        onRead={(read) => draft.set({ language: read.language ?? language, lines: draftOf(read) })}
      />
      <SaveChanges dirty={draft.dirty && !isPartial} onDiscard={draft.reset} saving={busy} />
      <LeaveGuard dirty={draft.dirty} />
    </Form>
  );
}
