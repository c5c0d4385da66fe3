/** What an order of a list is called, by the column and the direction it is shown as. */
export type ColumnOrders<Order extends string> = Record<
  string,
  {
    ascending: Order;
    descending: Order;
    /** Where a press on the column begins when another one was in order; names begin with A. */
    first?: 'descending';
  }
>;

interface Shown {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The order of a table: between what its address says and what its header shows. */
export function tableSort<Order extends string>(orders: ColumnOrders<Order>, fallback: Order) {
  const shown = (order: Order = fallback): Shown => {
    const found = Object.entries(orders).find(
      ([, { ascending, descending }]) => ascending === order || descending === order,
    );
    const [column = '', ways] = found ?? [];
    return { column, direction: ways?.ascending === order ? 'ascending' : 'descending' };
  };
  /** The order a press on a column asks for; none for the one a list has by itself. */
  const chosen = ({ column, direction }: Shown, before?: Order): Order | undefined => {
    const ways = orders[column];
    if (!ways) return undefined;
    const comes = shown(before).column !== column;
    const wanted = ways[comes ? (ways.first ?? 'ascending') : direction];
    return wanted === fallback ? undefined : wanted;
  };
  return { shown, chosen };
}
