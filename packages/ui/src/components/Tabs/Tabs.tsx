import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  type TabListProps as AriaTabListProps,
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
  TabListStateContext,
} from 'react-aria-components/Tabs';
import { cx } from '../../cx.ts';
import { tabListStyle, tabPanel, tabStyle } from './Tabs.css.ts';

/** Props of {@link Tabs}. */
export interface TabsProps extends Omit<AriaTabsProps, 'className' | 'style'> {
  className?: string;
}

/** Panels of which one is shown. Tabs that are addresses are links instead: see `tabStyle`. */
export function Tabs(props: TabsProps) {
  return <AriaTabs {...props} />;
}

/** Props of {@link TabList}. */
export interface TabListProps<T extends object> extends Omit<AriaTabListProps<T>, 'className' | 'style'> {
  /** Names the list. */
  'aria-label': string;
  className?: string;
}

/** The line of tabs. */
export function TabList<T extends object>({ className, ...props }: TabListProps<T>) {
  return <AriaTabList {...props} className={cx(tabListStyle, className)} />;
}

/** Props of {@link Tab}. */
export interface TabProps extends Omit<AriaTabProps, 'className' | 'style'> {
  id: string;
  className?: string;
}

/** One tab. */
export function Tab({ className, ...props }: TabProps) {
  return <AriaTab {...props} className={cx(tabStyle, className)} />;
}

/** Props of {@link TabPanel}. */
export interface TabPanelProps extends Omit<AriaTabPanelProps, 'className' | 'style'> {
  id: string;
  className?: string;
}

/** What a tab shows. */
export function TabPanel({ className, ...props }: TabPanelProps) {
  return <AriaTabPanel {...props} className={cx(tabPanel, className)} />;
}

/** Props of {@link BusyTabPanel}. */
export interface BusyTabPanelProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/**
 * What a tab shows, for content that changes all the time and always holds something to focus. `TabPanel` looks for
 * that after every change below it, which lays the page out once more each time.
 */
export function BusyTabPanel({ id, className, children }: BusyTabPanelProps) {
  const isShown = useContext(TabListStateContext)?.selectedKey === id;
  const ref = useRef<HTMLDivElement>(null);
  // The tab has the ids of both. The tabs of a new list are drawn a moment after it.
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel || !isShown) return;
    const join = () => {
      let tab: Element | null = null;
      for (let at = panel.parentElement; at && !tab; at = at.parentElement)
        tab = at.querySelector(`[role="tab"][data-key="${id}"]`);
      if (!tab) return false;
      panel.id = tab.getAttribute('aria-controls') ?? '';
      panel.setAttribute('aria-labelledby', tab.id);
      return true;
    };
    if (join()) return;
    const moment = requestAnimationFrame(join);
    return () => cancelAnimationFrame(moment);
  }, [id, isShown]);
  if (!isShown) return null;
  return (
    <div ref={ref} role="tabpanel" className={cx(tabPanel, className)}>
      {children}
    </div>
  );
}
