// Replaces the library tough-cookie, in which MSW stores the cookies of mocked responses. Supabase sets no cookies, and
// the library's list of public suffixes is larger than the rest of MSW. The exported names are the library's.

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
