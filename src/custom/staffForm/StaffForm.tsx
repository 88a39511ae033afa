// The page behind `AddNewStaff`.
import { AccountPage } from './AccountPage.tsx';
import { staffType } from './accountTypes.ts';

const StaffForm = () => <AccountPage type={staffType} />;

export default StaffForm;
