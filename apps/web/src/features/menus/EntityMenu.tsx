import { Menu, MenuAt, MenuItem, MenuSeparator, SubmenuTrigger } from '@kantele/ui';
import { Fragment } from 'react';
import { useT } from '../../shell/i18n.tsx';
import { menuLabel } from './label.ts';
import type { MenuRequest } from './menu-store.ts';
import { type Command, useCommands } from './useCommands.tsx';

interface EntityMenuProps {
  request: MenuRequest;
  onClose: () => void;
}

/** What can be done with a track, a record, an artist or what was chosen; in the same order everywhere. */
export default function EntityMenu({ request, onClose }: EntityMenuProps) {
  const t = useT();
  const groups = useCommands(request);
  return (
    <MenuAt label={menuLabel(request.entity, t)} at={request.at} onClose={onClose} width={232}>
      {groups.map((commands, index) => (
        <Fragment key={commands[0]?.id}>
          {index > 0 && <MenuSeparator />}
          {commands.map((command) => (
            <Entry key={command.id} command={command} />
          ))}
        </Fragment>
      ))}
    </MenuAt>
  );
}

function Entry({ command: { id, words, icon, run, choices } }: { command: Command }) {
  const item = (
    <MenuItem id={id} icon={icon} onAction={run}>
      {words}
    </MenuItem>
  );
  if (!choices) return item;
  return (
    <SubmenuTrigger>
      {item}
      <Menu aria-label={words} width={232}>
        {choices.map((choice) => (
          <MenuItem key={choice.id} id={choice.id} icon={choice.icon} onAction={choice.run}>
            {choice.words}
          </MenuItem>
        ))}
      </Menu>
    </SubmenuTrigger>
  );
}
