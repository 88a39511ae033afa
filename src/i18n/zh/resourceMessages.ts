// Chinese messages common to own resources, so that a new one only adds its names.

/** Labels of common fields; a resource's own `fields` take precedence. */
export const usualFields = {
  id: '记录 ID',
  name: '名称',
  description: '说明',
  notes: '备注',
  status: '状态',
  price: '价格',
  photo: '照片',
  lockerId: '快递柜',
  lockerName: '快递柜名称',
  lockerNumber: '快递柜编号',
  lockerGroupId: '分组',
  districtId: '区县',
  provinceId: '省份',
  providerId: '物流公司',
  parcelNumber: '包裹单号',
  ordersStatus: '状态',
  boxName: '格口',
  memberName: '客户',
  memberNo: '客户编号',
  fullName: '姓名',
  firstName: '名',
  lastName: '姓',
  username: '登录名',
  mobile: '手机号',
  email: '邮箱',
  bookTime: '预约时间',
  storeTime: '存入时间',
  collectTime: '取件时间',
  expiryTime: '到期时间',
  alertType: '告警',
  alertState: '状态',
  assigneeId: '负责人',
  resolvedBy: '解决人',
  creationTime: '创建时间',
  lastUpdatedTime: '更新时间',
};

/**
 * The messages of a resource: the common ones and its own. Chinese has no plural: one name is enough.
 * @param measure its measure word, as in 导出 2 名快递员
 */
export const resourceMessages = <F extends object, O extends object, E extends object = object>(
  name: string,
  { fields, empty, measure = '个', ...own }: { fields: F; empty?: E; measure?: string } & O,
) => ({
  name,
  title: `${name}列表`,
  export: `导出 %{smart_count} ${measure}${name}`,
  empty: {
    title: `还没有${name}`,
    text: `新增后会显示在这里。`,
    noMatch: `没有符合条件的${name}`,
    noMatchFor: `没有与“%{text}”相符的${name}`,
    ...(empty as E),
  },
  fields: {
    ...usualFields,
    ...fields,
  },
  ...own,
});
