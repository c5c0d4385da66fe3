/** Where this browser stores the queue of the player; the script of the head looks there before the first paint. */
export const queueKey = 'kantele.player.queue';
