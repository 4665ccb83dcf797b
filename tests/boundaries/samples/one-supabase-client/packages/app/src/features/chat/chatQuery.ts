import { createClient as make } from '@supabase/supabase-js'; // refused by packages/one-supabase-client
import type { User } from '@supabase/supabase-js'; // refused by packages/one-supabase-client

export const chatQuery = (user: User) => make(user.id, user.id);
