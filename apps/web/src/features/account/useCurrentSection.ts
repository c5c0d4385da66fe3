import { useEffect, useState } from 'react';

/** The section at the top of what is seen, for the list of sections. */
export function useCurrentSection(sections: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const mark = () => {
      const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      const line = main.getBoundingClientRect().top + main.clientHeight / 3;
      const atEnd = main.scrollTop > 0 && main.scrollTop + main.clientHeight >= main.scrollHeight - 2;
      const above = elements.filter((element) => element.getBoundingClientRect().top <= line);
      setCurrent((atEnd ? elements : above).at(-1)?.id ?? elements[0]?.id ?? null);
    };
    mark();
    main.addEventListener('scroll', mark, { passive: true });
    return () => main.removeEventListener('scroll', mark);
  }, [ids]);
  return current;
}
