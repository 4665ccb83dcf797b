/** The prefix of the mutations that wait for the network until there is an answer (OFFLINE-5). */
export const allWaitingKey = ['waiting'] as const;
