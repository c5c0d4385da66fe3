import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Button } from '../Button/Button.tsx';
import { Select, SelectItem } from '../Select/Select.tsx';
import { buttons, chevron, root, summary as summaryClass } from './Pagination.css.ts';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** Names the landmark: "Pages of users". */
  label: string;
  /** "1–25 of 1,914 matching". */
  summary?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** Without it there is no page before this one. */
  onPrevious?: () => void;
  /** Without it this page is the last. */
  onNext?: () => void;
  /** How many rows a page has, in the digits of the language. */
  perPage?: {
    label: string;
    value: number;
    options: readonly number[];
    onChange: (value: number) => void;
    format?: (value: number) => string;
  };
  className?: string;
}

/** To the page before and the next one; pages of a moving list have no numbers. */
export function Pagination({
  label,
  summary,
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
  perPage,
  className,
}: PaginationProps) {
  return (
    <nav aria-label={label} className={cx(root, className)}>
      <p className={summaryClass}>{summary}</p>
      {perPage && (
        <Select
          compact
          label={perPage.label}
          selectedKey={String(perPage.value)}
          onSelectionChange={(key) => perPage.onChange(Number(key))}
        >
          {perPage.options.map((option) => (
            <SelectItem key={option} id={String(option)}>
              {perPage.format?.(option) ?? String(option)}
            </SelectItem>
          ))}
        </Select>
      )}
      <div className={buttons}>
        <Button
          size="small"
          isDisabled={!onPrevious}
          onPress={onPrevious}
          icon={<ChevronLeft className={chevron} size={16} />}
        >
          {previousLabel}
        </Button>
        <Button size="small" isDisabled={!onNext} onPress={onNext}>
          {nextLabel}
          <ChevronRight className={chevron} size={16} aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
