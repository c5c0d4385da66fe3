// What the search box needs once somebody types: its code comes with the first letter.
export { recentSearches } from '../../catalogue/recent-searches.ts';
export { Suggestions } from './Suggestions.tsx';
