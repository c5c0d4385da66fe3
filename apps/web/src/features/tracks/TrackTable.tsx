import { useInterface } from '../../app/interface-preferences.ts';
import type { TrackSource } from '../../catalogue/lists/track-source.ts';
import type { PlayContext } from '../../catalogue/play-context.ts';
import { pageRows } from '../../catalogue/reads.ts';
import { ListFrame } from './list/ListFrame.tsx';
import type { CommandsOf } from './list/list-commands.ts';
import type { Arrange } from './list/useArranging.ts';
import { useTrackList } from './list/useTrackList.ts';
import type { ListAddress } from './list-address.ts';
import { PagedRows, PageLinks } from './PagedRows.tsx';
import { type RenderAdded, RowAdded } from './row-added.ts';
import { TrackHead } from './TrackHead.tsx';
import { withAdded, withoutAdded } from './TrackTable.css.ts';
import { VirtualRows } from './VirtualRows.tsx';

/** Height of rows in pixels, with letters of the usual size; the style sheets say the same. */
const heights = { comfortable: 56, compact: 40 } as const;
/** Browsers lay out no more than about 17 million pixels; a longer list comes in pages. */
const highest = 15_000_000;

interface TrackTableProps {
  source: TrackSource;
  context: PlayContext;
  /** Names the grid. */
  label: string;
  address: ListAddress;
  /** Leaves out when tracks came into the library of the site. */
  own?: boolean;
  /** Says something else in that column, also where `own` leaves it out. */
  added?: RenderAdded;
  commandsOf?: CommandsOf;
  /** Puts its rows in order, where they stand in people's own. */
  arrange?: Arrange;
}

/** A long list of tracks with a head: rows near the screen only, or real pages for those who asked for them. */
export function TrackTable(props: TrackTableProps) {
  const { source, context, label, address, own = false, added, commandsOf, arrange } = props;
  const list = useTrackList('songs', source, context, { commandsOf, arrange });
  const height = heights[useInterface('density')];
  const paged = useInterface('pagedLists') || source.total * height > highest;
  const page = Math.min(address.page, Math.max(1, Math.ceil(source.total / pageRows)));
  return (
    <ListFrame list={list} bar="head">
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of divs, so that rows are laid out by their own columns */}
      <div
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={source.total}
        className={(added && withAdded) || (own && withoutAdded) || undefined}
      >
        <TrackHead address={address} />
        <RowAdded value={added ?? null}>
          {paged ? (
            <PagedRows source={source} model={list.model} page={page} handles={arrange !== undefined} />
          ) : (
            <VirtualRows source={source} model={list.model} usual={height} handles={arrange !== undefined} />
          )}
        </RowAdded>
      </div>
      {paged && source.total > pageRows && (
        <PageLinks label={label} page={page} total={source.total} address={address} />
      )}
    </ListFrame>
  );
}
