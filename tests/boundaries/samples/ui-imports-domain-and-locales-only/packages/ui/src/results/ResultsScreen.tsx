import styled from 'styled-components';
import type { Match } from '@tribunen/domain';
import { nb } from '@tribunen/locales';
import { Button } from '../primitives/Button.tsx';
import { useQuery } from '@tanstack/react-query'; // refused by rooms/ui-imports-domain-and-locales-only
import { useParams } from 'react-router-dom'; // refused by rooms/ui-imports-domain-and-locales-only
import { parseMatch } from '@tribunen/contract'; // refused by rooms/ui-imports-domain-and-locales-only
import type { User } from '@supabase/supabase-js'; // refused by rooms/ui-imports-domain-and-locales-only

export const all = [styled, nb, Button, useQuery, useParams, parseMatch];
export type All = Match | User;
