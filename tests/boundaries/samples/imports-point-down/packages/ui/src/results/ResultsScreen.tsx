import styled from 'styled-components';
import type { Match } from '@tribunen/domain';
import { nb } from '@tribunen/locales';
import { Button } from '../primitives/Button.tsx';
import { useQuery } from '@tanstack/react-query'; // refused by packages/imports-point-down
import { useParams } from 'react-router-dom'; // refused by packages/imports-point-down
import { parseMatch } from '@tribunen/contract'; // refused by packages/imports-point-down
import type { User } from '@supabase/supabase-js'; // refused by packages/imports-point-down

export const all = [styled, nb, Button, useQuery, useParams, parseMatch];
export type All = Match | User;
