import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { useEffect, useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { watchTracks } from '../../player/browser/announce.ts';
import { usePlayerObject } from '../../player/hooks.ts';

/** Says which track has started, when nothing else is being said. */
export default function TrackAnnouncer() {
  const t = useT();
  const player = usePlayerObject();
  const [track, setTrack] = useState<{ name: string; artists: string } | null>(null);
  useEffect(() => watchTracks(player, (name, artists) => setTrack({ name, artists })), [player]);
  return (
    <div role="status" className={visuallyHidden}>
      {track && t('Now playing: :name by :artists', track)}
    </div>
  );
}
