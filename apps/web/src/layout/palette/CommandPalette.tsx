import { Artwork } from '@kantele/ui/Artwork';
import { CommandPalette as Palette, type PaletteGroup, type PaletteItem } from '@kantele/ui/CommandPalette';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { closeOverlay, paletteQuery } from '../../app/shortcuts/overlay.ts';
import { type Reference, referenceLabel, referencePath, referenceShape } from '../../catalogue/references.ts';
import { useStore } from '../../player/hooks.ts';
import { useSuggestions } from '../search/useSuggestions.ts';
import { type RecentCommand, recentCommands, rememberCommand } from './recent-commands.ts';
import { type Command, commandGroups, useCommands } from './useCommands.tsx';
import { usePlayReference } from './usePlayReference.ts';

const groups = Object.keys(commandGroups) as Command['group'][];

/** Goes anywhere, plays anything and does everything keys do, by typing. What was chosen last comes first. */
export default function CommandPalette() {
  const t = useT();
  const router = useRouter();
  const query = useStore(paletteQuery);
  const [recent] = useState(recentCommands);
  const commands = useCommands();
  const things = useSuggestions(query, true).map(
    ({ type, ...named }): Reference => ({ kind: type, ...named }),
  );
  const playReference = usePlayReference();
  const wanted = words(query);
  const found = commands.filter(({ label, hint = '' }) => {
    const inside = `${label} ${hint}`.toLocaleLowerCase();
    return wanted.every((word) => inside.includes(word));
  });

  const thingItem = (thing: Reference): PaletteItem => ({
    id: thingId(thing),
    label: thing.name,
    hint: [t(referenceLabel(thing)), thing.subtitle].filter(Boolean).join(' · '),
    icon: <Artwork src={thing.image} alt="" name={thing.name} size={32} shape={referenceShape(thing)} />,
  });
  const recentItem = ({ id, thing }: RecentCommand): PaletteItem[] => {
    // Kept for the build that knows its kind; here there is nothing to open.
    if (thing && referencePath(thing) === null) return [];
    if (thing) return [{ ...thingItem(thing), id: `recent:${id}` }];
    const command = commands.find((one) => one.id === id);
    return command ? [{ ...command, id: `recent:${id}` }] : [];
  };
  const shown: PaletteGroup[] = [
    { id: 'recent', title: t('Used last'), items: wanted.length === 0 ? recent.flatMap(recentItem) : [] },
    { id: 'things', title: t('Music'), items: things.map(thingItem) },
    ...groups.map((group) => ({
      id: group,
      title: t(commandGroups[group]),
      items: found.filter((command) => command.group === group),
    })),
  ].filter(({ items }) => items.length > 0);

  const choose = (shownId: string, other: boolean) => {
    const id = shownId.replace(/^recent:/, '');
    const thing =
      things.find((one) => thingId(one) === id) ?? recent.find((one) => one.id === id)?.thing ?? undefined;
    closeOverlay();
    rememberCommand(thing ? { id, thing } : { id });
    // What is done next finds the page as it was before, with the focus where it belongs.
    requestAnimationFrame(() => {
      if (!thing) commands.find((one) => one.id === id)?.run();
      else if (other) playReference(thing);
      else void router.navigate({ href: referencePath(thing) ?? '/' });
    });
  };
  return (
    <Palette
      onClose={closeOverlay}
      label={t('Command palette')}
      placeholder={t('Search music, pages and actions')}
      query={query}
      onQueryChange={paletteQuery.set}
      groups={shown}
      onChoose={choose}
      emptyText={t('Nothing found')}
      foot={t('Enter opens, Shift+Enter plays.')}
    />
  );
}

const thingId = ({ kind, id }: Reference) => `${kind}:${id}`;

const words = (query: string) => query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
