import { ruleDepth } from '@kantele/api/playlist-rules';
import { Button } from '@kantele/ui/Button';
import { Segmented } from '@kantele/ui/Segmented';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { GlyphButton } from '../../../app/parts/GlyphButton.tsx';
import { ConditionRow } from './ConditionRow.tsx';
import { conditionOn, type DraftGroup, type DraftRule, isDraftGroup, newGroup } from './rule-draft.ts';
import * as css from './rules.css.ts';

interface GroupEditorProps {
  group: DraftGroup;
  /** 1 for the outermost. */
  depth?: number;
  onChange: (group: DraftGroup) => void;
  onRemove?: () => void;
}

/** Conditions of which all or any must hold, and groups of such within. */
export function GroupEditor({ group, depth = 1, onChange, onRemove }: GroupEditorProps) {
  const t = useT();
  const { match, rules } = group;
  const set = (rule: DraftRule) =>
    onChange({ ...group, rules: rules.map((old) => (old.key === rule.key ? rule : old)) });
  const remove = ({ key }: DraftRule) =>
    onChange({ ...group, rules: rules.filter((rule) => rule.key !== key) });
  const add = (rule: DraftRule) => onChange({ ...group, rules: [...rules, rule] });
  const isInner = depth > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend above its rows
    <div
      role="group"
      aria-label={isInner ? t('Group of conditions') : t('Conditions')}
      className={isInner ? css.inner : css.group}
    >
      <div className={css.groupHead}>
        <Segmented
          label={t('How many of these must hold')}
          items={[
            { id: 'all', label: t('All of these') },
            { id: 'any', label: t('Any of these') },
          ]}
          value={match}
          onChange={(chosen) => onChange({ ...group, match: chosen })}
        />
        {onRemove && (
          <span className={css.end}>
            <GlyphButton label={t('Remove this group')} onPress={onRemove}>
              <X size={18} aria-hidden="true" />
            </GlyphButton>
          </span>
        )}
      </div>
      {rules.map((rule) =>
        isDraftGroup(rule) ? (
          <GroupEditor
            key={rule.key}
            group={rule}
            depth={depth + 1}
            onChange={set}
            onRemove={() => remove(rule)}
          />
        ) : (
          <ConditionRow key={rule.key} condition={rule} onChange={set} onRemove={() => remove(rule)} />
        ),
      )}
      <div className={css.buttons}>
        <Button size="small" onPress={() => add(conditionOn('artist'))}>
          <Plus size={16} aria-hidden="true" />
          {t('Add condition')}
        </Button>
        {depth < ruleDepth && (
          <Button size="small" variant="quiet" onPress={() => add(newGroup())}>
            {t('Add group')}
          </Button>
        )}
      </div>
    </div>
  );
}
