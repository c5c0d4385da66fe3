import './embed.css.ts';
import { translator } from '@kantele/api/translate';
import { type EmbedState, elementsOf } from './page.ts';
import { startPlayer } from './player.ts';

/** The script of an embed: it brings the page that the server wrote to life. */
const text = document.getElementById('state')?.textContent;
if (text) {
  const state = JSON.parse(text) as EmbedState;
  startPlayer(state, elementsOf(document), translator(state));
}
