// Before the text of a field that searches.
import InputAdornment from '@mui/material/InputAdornment';
import { Icon } from './Icon.tsx';

export const SearchIcon = () => (
  <InputAdornment position="start">
    <Icon name="search" />
  </InputAdornment>
);
