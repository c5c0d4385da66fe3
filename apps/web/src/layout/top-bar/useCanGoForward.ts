import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Whether there is a page ahead: the browser does not say, so the furthest place reached is remembered. */
export function useCanGoForward(): boolean {
  const { history } = useRouter();
  const [ahead, setAhead] = useState(false);
  useEffect(() => {
    let furthest = history.location.state.__TSR_index;
    return history.subscribe(({ location, action }) => {
      const index = location.state.__TSR_index;
      furthest = action.type === 'PUSH' ? index : Math.max(furthest, index);
      setAhead(index < furthest);
    });
  }, [history]);
  return ahead;
}
