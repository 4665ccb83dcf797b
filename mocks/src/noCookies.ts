// Stands in for tough-cookie, which MSW keeps the cookies of mocked responses with: Supabase sets none, and its list of every public
// suffix weighs more than the rest of MSW. The names are the library's.

export class Cookie {
  static fromJSON(): null {
    return null;
  }
}

export class MemoryCookieStore {
  idx = {};
}

export class CookieJar {
  getCookiesSync(): Cookie[] {
    return [];
  }

  async setCookie(): Promise<void> {}
}
