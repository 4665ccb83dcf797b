import { type BackendAddress, type BackendClient, createBackendClient } from './client.ts';

/** The page's one way to its backend. Every part of the backend goes through it (`BackendPart`). */
export class BackendAccess {
  readonly address: BackendAddress;
  #client: BackendClient | null = null;

  constructor(address: BackendAddress) {
    this.address = address;
  }

  /** The one client of the page, made when the first part asks for it. */
  get client(): BackendClient {
    this.#client ??= createBackendClient(this.address);
    return this.#client;
  }
}
