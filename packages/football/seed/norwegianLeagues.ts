import { inventLeague } from './inventLeague.ts';
import type { SeedCompetition } from './seedSchema.ts';

/**
 * OBOS-ligaen and Toppserien with their clubs of 2024, the year of Eliteserien's data. No open data has both seasons,
 * so their fixtures are ours. A women's team whose club has a men's team too has «kvinner» in its names, so that users
 * can tell the two teams apart on every screen.
 */
export const obosLigaen: SeedCompetition = inventLeague({
  competition: { id: 900_104, code: 'OBL', name: 'OBOS-ligaen' },
  teams: [
    { id: 910_001, name: 'Vålerenga Fotball', shortName: 'Vålerenga', tla: 'VIF' },
    { id: 910_002, name: 'Sogndal IL', shortName: 'Sogndal', tla: 'SOG' },
    { id: 910_003, name: 'Raufoss IL', shortName: 'Raufoss', tla: 'RAU' },
    { id: 910_004, name: 'Lyn 1896', shortName: 'Lyn', tla: 'LYN' },
    { id: 910_005, name: 'IK Start', shortName: 'Start', tla: 'STA' },
    { id: 910_006, name: 'Aalesunds FK', shortName: 'Aalesund', tla: 'AAL' },
    { id: 910_007, name: 'Bryne FK', shortName: 'Bryne', tla: 'BRY' },
    { id: 910_008, name: 'Moss FK', shortName: 'Moss', tla: 'MOS' },
    { id: 910_009, name: 'Kongsvinger IL', shortName: 'Kongsvinger', tla: 'KIL' },
    { id: 910_010, name: 'Egersunds IK', shortName: 'Egersund', tla: 'EIK' },
    { id: 910_011, name: 'Stabæk Fotball', shortName: 'Stabæk', tla: 'STB' },
    { id: 910_012, name: 'Ranheim Fotball', shortName: 'Ranheim', tla: 'RAN' },
    { id: 910_013, name: 'Åsane Fotball', shortName: 'Åsane', tla: 'ÅSA' },
    { id: 910_014, name: 'Mjøndalen IF', shortName: 'Mjøndalen', tla: 'MIF' },
    { id: 910_015, name: 'Levanger FK', shortName: 'Levanger', tla: 'LEV' },
    { id: 910_016, name: 'Sandnes Ulf', shortName: 'Sandnes Ulf', tla: 'ULF' },
  ],
  turns: 2,
  time: '17:00',
});

export const toppserien: SeedCompetition = inventLeague({
  competition: { id: 900_725, code: 'TOP', name: 'Toppserien' },
  teams: [
    { id: 920_001, name: 'Vålerenga kvinner', shortName: 'Vålerenga kvinner', tla: 'VIF' },
    { id: 920_002, name: 'SK Brann kvinner', shortName: 'Brann kvinner', tla: 'BRA' },
    { id: 920_003, name: 'Rosenborg kvinner', shortName: 'Rosenborg kvinner', tla: 'RBK' },
    { id: 920_004, name: 'LSK Kvinner', shortName: 'LSK Kvinner', tla: 'LSK' },
    { id: 920_005, name: 'Stabæk kvinner', shortName: 'Stabæk kvinner', tla: 'STB' },
    { id: 920_006, name: 'Lyn kvinner', shortName: 'Lyn kvinner', tla: 'LYN' },
    { id: 920_007, name: 'Røa IL', shortName: 'Røa', tla: 'RØA' },
    { id: 920_008, name: 'Kolbotn Fotball', shortName: 'Kolbotn', tla: 'KOL' },
    { id: 920_009, name: 'Åsane kvinner', shortName: 'Åsane kvinner', tla: 'ÅSA' },
    { id: 920_010, name: 'Arna-Bjørnar', shortName: 'Arna-Bjørnar', tla: 'ARB' },
  ],
  turns: 3,
  time: '15:00',
});
