import { Menu, MenuItem, MenuSeparator, SubmenuTrigger } from '@kantele/ui/Menu';
import { MenuAt } from '@kantele/ui/MenuAt';
import { Fragment } from 'react';
import { useT } from '../../app/i18n.tsx';
import { menuLabel } from '../../catalogue/menus/label.ts';
import type { ChosenTracks, Command, MenuRequest, ThingEntity } from '../../catalogue/menus/menu-store.ts';
import { useCommands } from './useCommands.tsx';

interface EntityMenuProps {
  request: MenuRequest;
  onClose: () => void;
}

/** What can be done with a thing or with what was chosen, in the same order everywhere; or what a list says. */
export default function EntityMenu({ request, onClose }: EntityMenuProps) {
  const { entity } = request;
  return entity.kind === 'own' ? (
    <CommandMenu request={request} groups={entity.groups} onClose={onClose} />
  ) : (
    <CatalogueMenu request={request} entity={entity} onClose={onClose} />
  );
}

function CatalogueMenu({ entity, ...props }: EntityMenuProps & { entity: ThingEntity | ChosenTracks }) {
  return <CommandMenu {...props} groups={useCommands(entity, props.request.home)} />;
}

function CommandMenu({ request, groups, onClose }: EntityMenuProps & { groups: readonly Command[][] }) {
  const t = useT();
  return (
    <MenuAt label={menuLabel(request.entity, t)} at={request.at} onClose={onClose} width={256}>
      {groups.map((commands, index) => (
        <Fragment key={commands[0]?.id}>
          {index > 0 && <MenuSeparator />}
          {commands.map((command) => (
            <Entry key={command.id} command={command} onClose={onClose} />
          ))}
        </Fragment>
      ))}
    </MenuAt>
  );
}

interface EntryProps {
  command: Command;
  /** Closes the whole menu, also once one of its choices is taken. */
  onClose: () => void;
}

function Entry({ command: { id, words, icon, shortcut, run, choices }, onClose }: EntryProps) {
  const item = (
    <MenuItem id={id} icon={icon} shortcut={shortcut} onAction={run}>
      {words}
    </MenuItem>
  );
  if (!choices) return item;
  return (
    <SubmenuTrigger>
      {item}
      <Menu aria-label={words} width={232} onClose={onClose}>
        {choices.map((choice) => (
          <MenuItem key={choice.id} id={choice.id} icon={choice.icon} onAction={choice.run}>
            {choice.words}
          </MenuItem>
        ))}
      </Menu>
    </SubmenuTrigger>
  );
}
