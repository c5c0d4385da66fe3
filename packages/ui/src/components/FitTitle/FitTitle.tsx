import { type Ref, useLayoutEffect, useRef } from 'react';
import { inlineVars } from '../../css/inline-vars.ts';
import { cx } from '../../cx.ts';
import { emWidth, isJoined } from './estimate.ts';
import { box, ems, line, narrowest, size as sizeVar, widest } from './FitTitle.css.ts';
import { keepFitted, RANGES } from './fit.ts';

/** Props of {@link FitTitle}. */
export interface FitTitleProps {
  /** The title, as plain text. */
  children: string;
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span';
  /** A CSS length; it fixes the height of a line. The parent must give the title a definite width. */
  size?: string;
  /** `title` sets 112–72%, `hero` 125–64%. */
  range?: 'title' | 'hero';
  /** Focus target of a route change. */
  tabIndex?: number;
  id?: string;
  className?: string;
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * A title that fills its measure: the width axis of the face is set to the widest value that fits, then the title
 * wraps to two lines, then it ends in an ellipsis. The server's estimate is close enough that nothing jumps.
 */
export function FitTitle({
  children,
  as: Tag = 'h1',
  size,
  range = 'title',
  tabIndex,
  id,
  className,
  ref,
}: FitTitleProps) {
  const own = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => (own.current ? keepFitted(own.current) : undefined), [children, size, range]);
  const [max, min] = RANGES[range];
  return (
    <Tag
      ref={(element: HTMLHeadingElement | null) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      id={id}
      tabIndex={tabIndex}
      dir="auto"
      data-range={range}
      data-joined={isJoined(children) ? '' : undefined}
      className={cx(box, className)}
      style={inlineVars({
        [ems]: emWidth(children).toFixed(2),
        [widest]: String(max),
        [narrowest]: String(min),
        ...(size && { [sizeVar]: size }),
      })}
    >
      <span className={line}>{children}</span>
    </Tag>
  );
}
