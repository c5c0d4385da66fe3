import * as ui from './index.ts';

export const row = { display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' } as const;

/** A titled piece of the gallery. */
export function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section
      className={ui.majorRule}
      style={{ paddingBlock: '12px 24px', display: 'grid', gap: 12, alignContent: 'start' }}
      aria-label={title}
    >
      <h2 className={ui.text({ style: 'label' })}>{title}</h2>
      {children}
    </section>
  );
}
