import { addons } from 'storybook/manager-api';
import { catalogueTheme } from './catalogueTheme.ts';

addons.setConfig({ theme: catalogueTheme });
