import Stripe from 'stripe';

/**
 * The library's own HTTP client, for which an answer that is JSON and no object is none. Without it such an answer (`true`,
 * `"text"`) is thrown inside a promise nobody waits for: the call never ends, and the process does.
 */
export function objectsOnly(): ReturnType<typeof Stripe.createNodeHttpClient> {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request);
    const toJSON = response.toJSON.bind(response);
    response.toJSON = async () => {
      const answer: unknown = await toJSON();
      if (typeof answer !== 'object' || answer === null) throw new Error('The answer is no object.');
      return answer;
    };
    return response;
  };
  return client;
}
