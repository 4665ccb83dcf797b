import type { CompetitionCode } from '../match/Match.ts';

/**
 * Codes and ids from football-data.org, API v4, «Lookup Tables», «League Codes», as of November 2026: first and second
 * divisions, cups, and competitions between nations. The ids from 900000 on are API-Football's with 900000 added by us,
 * for competitions that football-data.org lacks.
 */
const ids = `
PL 2021, PD 2014, SA 2019, BL1 2002, FL1 2015, CL 2001, EL 2146, UCL 2154, ESC 2157, WC 2000,
EC 2018, CA 2080, CLI 2152, QUFA 2007, QCAF 2006, QAFC 2147, QCBL 2082, QCCF 2155, QOFC 2103, ELC 2016,
EL1 2030, EL2 2054, FAC 2055, FLC 2139, BL2 2004, DFB 2011, SB 2121, CIT 2122, SD 2077, CDR 2079,
FL2 2142, DED 2003, DJL 2005, KNV 2109, PPL 2017, TIP 2106, ALL 2073, DSU 2050, VEI 2031, SPL 2084,
BJL 2009, ABL 2012, SSL 2072, TSL 2070, GSL 2132, UPL 2064, RL1 2094, PRVA 2047, BSA 2013, ASL 2024,
LMX 2113, MLS 2145, OBL 900104, NMC 900105, TOP 900725, D1K 900915, UNL 900005, FRI 900010, WWC 900008, WEC 900743,
WNL 901040, QEC 900960, FRW 900666, QWW 900880, QWE 901083
`;

/**
 * The competitions that the app offers, the five top leagues first, with the provider's ids (COMP-1). Names are left
 * out, because the first screen needs none.
 */
export const competitionIds: ReadonlyMap<CompetitionCode, number> = new Map(
  Array.from(ids.matchAll(/(\w+) (\d+)/g), ([, code, id]) => [code as CompetitionCode, Number(id)]),
);
